/**
 * The body of a request as text. `tooLarge` as soon as more than `limitBytes` are announced or received, without
 * reading the rest; `unreadable` when it breaks off or is not UTF-8.
 */
export async function readText(
  request: Request,
  limitBytes: number,
): Promise<{ text: string } | { fault: 'tooLarge' | 'unreadable' }> {
  if (Number(request.headers.get('content-length')) > limitBytes) return { fault: 'tooLarge' }
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let bytes = 0
  let text = ''
  try {
    const reader = request.body?.getReader()
    while (reader) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.byteLength
      // Not canceled: a server may then close the connection before the answer is sent.
      if (bytes > limitBytes) return { fault: 'tooLarge' }
      text += decoder.decode(value, { stream: true })
    }
    return { text: text + decoder.decode() }
  } catch {
    return { fault: 'unreadable' }
  }
}
