/**
 * An inline script: once all of a page has come, what the fragment of its address names takes the
 * focus, in the middle of what someone already types. Then the field keeps it.
 */
export const keepEarlyFocus = `{let f=({target:t,relatedTarget:r})=>t.matches?.(":target:not(input,select,textarea,button,a)")&&r?.matches?.("input,select,textarea")&&r.focus();addEventListener("focusin",f,!0);addEventListener("load",()=>requestAnimationFrame(()=>removeEventListener("focusin",f,!0)))}`;
