/** A user's input on a control, with its value then: hydration may set another one. */
export type EarlyEvent = {
  type: string;
  target: HTMLInputElement;
  value: string | undefined;
  checked: boolean | undefined;
};

declare global {
  /** Only where scripts run. In the order in which it happened. */
  var earlyInput: EarlyEvent[] | undefined;
  /** Ends the recording. */
  var endEarlyInput: (() => void) | undefined;
}

/**
 * An inline script, before the first control of a page: it records what people do until the page's
 * script listens. What a browser restores after a reload makes no event, and isn't recorded.
 */
export const recordEarlyInput = `(e=>{let t=["input","change","click","focusin"],f=({type,target})=>e.push({type,target,value:target.value,checked:target.checked});t.map(n=>addEventListener(n,f,!0));endEarlyInput=()=>t.map(n=>removeEventListener(n,f,!0))})(earlyInput=[])`;
