/** A row of input in the words of WebDriver, which both protocols share: "Actions" in its specification. */
export interface InputSource {
  type: 'key' | 'pointer' | 'none'
  id: string
  parameters?: { pointerType: 'mouse' }
  actions: readonly Record<string, unknown>[]
}

/** The page of a browser as a window shows it, in CSS px. */
export interface WindowSize {
  width: number
  height: number
}

/** One window of a browser, driven by its own protocol. */
export interface Engine {
  /** Opens an address and waits until it is loaded. */
  open: (url: string) => Promise<void>
  /** Back in the history, as by the browser's own button. What is then shown has to be waited for. */
  back: () => Promise<void>
  /**
   * The value of an expression on the page, a promise is waited for. Gives the page no user activation.
   *
   * @throws Error with what the page threw; while a page gives way to the next one, too
   */
  evaluate: <Value>(expression: string) => Promise<Value>
  perform: (sources: readonly InputSource[]) => Promise<void>
  /** A picture of the window: PNG in base64. */
  screenshot: () => Promise<string>
  /** Begins anew: a window of a size, without a history. */
  renew: (size: WindowSize) => Promise<void>
  close: () => Promise<void>
}
