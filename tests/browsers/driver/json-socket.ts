type Json = Record<string, unknown>

interface Message {
  id?: number
  method?: string
  params?: Json
  result?: Json
  error?: unknown
  message?: string
}

/**
 * Speaks with a browser at a WebSocket: WebDriver BiDi (w3.org/TR/webdriver-bidi) or Chromium's DevTools protocol, which ask
 * alike.
 *
 * @param hear is told of events
 */
export async function connectBrowser(url: string, hear: (method: string, params: Json) => void = () => {}) {
  const socket = new WebSocket(url)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.addEventListener('open', () => resolve(), { once: true })
  socket.addEventListener('error', () => reject(new Error(`${url} does not answer.`)), { once: true })
  await promise

  const waiting = new Map<number, (message: Message) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    const { id = 0, method, params = {} } = message
    if (method) hear(method, params)
    waiting.get(id)?.(message)
    waiting.delete(id)
  })

  return {
    /**
     * @param sessionId of a page, in the DevTools protocol
     * @throws Error with the name of the fault and the browser's words
     */
    ask: async <Result>(method: string, params: Json = {}, sessionId?: string): Promise<Result> => {
      const id = ++last
      const answer = new Promise<Message>((done) => waiting.set(id, done))
      socket.send(JSON.stringify({ id, method, params, sessionId }))
      const { result, error, message } = await answer
      if (error) throw new Error(`${method}: ${JSON.stringify(error)}, ${message}`)
      return result as Result
    },
    disconnect: () => socket.close(),
  }
}
