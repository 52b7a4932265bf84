import { useEffect, useRef, useState } from 'react'
import { noBreakUnits } from '../../catalogue/rules/measurement-text.ts'
import { adoptStyles } from '../../client/dom.ts'
import { OwnFanForm } from './OwnFanForm.tsx'
import styles from './own-fan.css?inline'
import { besideOwn, type FanFigures, useOwnFan } from './own-fan.ts'

export function OwnFanTool(figures: FanFigures) {
  const [own, keep] = useOwnFan()
  const [isHydrated, setHydrated] = useState(false)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    adoptStyles(styles)
    setHydrated(true)
    if (new URLSearchParams(location.search).has('yours') && details.current) details.current.open = true
  }, [])
  return (
    <details className="own-fan-tool screen-only" ref={details}>
      <summary className="tap">Compare with your fan</summary>
      {isHydrated && <OwnFanForm own={own} onKeep={keep} />}
      <div role="status">
        {own && besideOwn(figures, own).map((sentence) => <p key={sentence}>{noBreakUnits(sentence)}</p>)}
      </div>
    </details>
  )
}
