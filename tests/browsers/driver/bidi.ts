type Json = Record<string, unknown>

interface Message {
  id?: number
  result?: Json
  error?: string
  message?: string
}

/** Speaks WebDriver BiDi (w3.org/TR/webdriver-bidi) with a browser at a WebSocket. */
export async function connectBidi(url: string) {
  const socket = new WebSocket(url)
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.addEventListener('open', () => resolve(), { once: true })
  socket.addEventListener('error', () => reject(new Error(`${url} does not answer.`)), { once: true })
  await promise

  const waiting = new Map<number, (message: Message) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    waiting.get(message.id ?? 0)?.(message)
    waiting.delete(message.id ?? 0)
  })

  return {
    /** @throws Error with the name of the fault and the browser's words */
    ask: async <Result>(method: string, params: Json): Promise<Result> => {
      const id = ++last
      const answer = new Promise<Message>((done) => waiting.set(id, done))
      socket.send(JSON.stringify({ id, method, params }))
      const { result, error, message } = await answer
      if (error) throw new Error(`${method}: ${error}, ${message}`)
      return result as Result
    },
    disconnect: () => socket.close(),
  }
}
