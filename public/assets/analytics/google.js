// Google Analytics, after consent only. The id is data: it never stands in a script (ASVS 1.2.3).
(() => {
  const id = document.currentScript?.dataset.id ?? "";
  if (!/^[A-Z]{1,2}-[A-Z0-9-]{4,16}$/.test(id)) return;
  window.dataLayer = window.dataLayer || [];
  // Google reads the arguments object itself, not an array.
  const gtag = function () {
    window.dataLayer.push(arguments);
  };
  gtag("js", new Date());
  gtag("config", id, { allow_google_signals: false, allow_ad_personalization_signals: false });
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
})();
