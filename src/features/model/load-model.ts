const loaded = new Map<string, Promise<ArrayBuffer>>()

/**
 * Loads a product's model once.
 *
 * @throws Error if it can't be loaded; the next call tries again
 */
export function loadModel(address: string): Promise<ArrayBuffer> {
  const fetchModel = async () => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return answer.arrayBuffer()
  }
  const model = loaded.get(address) ?? fetchModel()
  loaded.set(address, model)
  model.catch(() => loaded.delete(address))
  return model
}
