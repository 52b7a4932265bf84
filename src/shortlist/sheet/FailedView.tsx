import { useRef } from 'react'
import { SheetHead } from './SheetHead.tsx'

/** In place of a view of the sheet that did not load. */
export function FailedView({ name, onClose }: { name: string; onClose(): void }) {
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <>
      <SheetHead title={title} onClose={onClose}>
        {name}
      </SheetHead>
      <p className="list-note" role="status">
        This did not load. Your list is safe.
      </p>
      <div className="list-actions">
        <button className="button" type="button" onClick={() => location.reload()}>
          Reload the page
        </button>
      </div>
    </>
  )
}
