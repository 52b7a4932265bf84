import { createRoot, type Root } from 'react-dom/client'
import { ListSheet } from './ListSheet.tsx'

let root: Root | undefined

/** Opens "My List". */
export function openList(): void {
  const place = document.getElementById('list-place')
  if (!place || place.querySelector('dialog[open]')) return
  root ??= createRoot(place)
  root.render(<ListSheet {...JSON.parse(place.dataset.props ?? '')} onClosed={() => root?.render(null)} />)
}
