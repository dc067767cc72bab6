// The Meta pixel, after consent only. The id is data: it never stands in a script (ASVS 1.2.3).
(() => {
  const id = document.currentScript?.dataset.id ?? "";
  if (!/^\d{8,20}$/.test(id) || window.fbq) return;
  const fbq = (...call) => (fbq.callMethod ? fbq.callMethod(...call) : fbq.queue.push(call));
  // Tabs and filters change the address without being another page.
  Object.assign(fbq, {
    push: fbq,
    loaded: true,
    version: "2.0",
    queue: [],
    disablePushState: true,
  });
  window.fbq = window._fbq = fbq;
  fbq("set", "autoConfig", false, id);
  fbq("init", id);
  fbq("track", "PageView");
  const script = document.createElement("script");
  script.async = true;
  script.src = "https://connect.facebook.net/en_US/fbevents.js";
  document.head.append(script);
})();
