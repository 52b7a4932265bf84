import { Component, type ReactNode } from 'react'

interface Props {
  /** Shown in place of what failed. */
  fallback: ReactNode
  children: ReactNode
}

/**
 * Keeps a fault in a part of an island to that part: React would take the whole island off the page. Most often the part's script
 * went with a new version of the site.
 */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
