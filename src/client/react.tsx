import { Component, type ReactNode, useEffect, useState } from 'react'
import { tell } from './load.ts'

interface Props {
  /** Shown in place of what failed. */
  fallback?: ReactNode
  children: ReactNode
}

/** Keeps an error in a part of an island to that part, and tells the visitor: React would take the whole island off the page. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch(error: unknown) {
    tell(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

/**
 * The value that `load` returns for a key: `loading` until it is there, `failed` when it rejects. After a change of the key, the former
 * value stays until the next one is there.
 *
 * @param key undefined if nothing is to be loaded
 * @param load the same function at every render
 */
export function useLoaded<Key extends string, Loaded>(
  key: Key | undefined,
  load: (key: Key) => Promise<Loaded>,
): Loaded | 'loading' | 'failed' {
  const [loaded, setLoaded] = useState<Loaded | 'loading' | 'failed'>('loading')

  useEffect(() => {
    let isOutdated = false
    const show = (found: Loaded | 'failed') => {
      if (!isOutdated) setLoaded(() => found)
    }
    if (key !== undefined) load(key).then(show, () => show('failed'))
    return () => {
      isOutdated = true
    }
  }, [key, load])

  return loaded
}
