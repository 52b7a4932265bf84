import { Component, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { showNotLoaded } from './load.ts'
import { subscribe } from './state.ts'

interface Props {
  fallback?: ReactNode
  children: ReactNode
}

/** Limits an error to a part of an island and notifies the visitor. Without it, React would remove the whole island. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override componentDidCatch() {
    // A failed load has its notice.
    if (!document.querySelector('.not-loaded')) showNotLoaded()
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}

/**
 * The value that `load` returns for a key. After a change of the key, the previous value stays until the next one is loaded.
 *
 * @param key undefined skips loading
 * @param load must be the same function in every render
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

const nothing = () => ''

/** A text from the store (state.ts); empty until hydration, then updated at each change. */
export const useStateText = (read: () => string): string => useSyncExternalStore(subscribe, read, nothing)
