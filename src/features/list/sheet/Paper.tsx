import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { adoptStyles } from '../../../client/dom.ts'
import { listFacts } from '../list-facts.ts'
import styles from './paper.css?inline'

adoptStyles(styles)

export function PrintedStore() {
  const { name, addressLines, phone } = listFacts().store
  const hours = document.querySelector('[data-paper-hours]')?.textContent
  return (
    <p className="printed-store" aria-hidden="true">
      <b>{name}</b>
      {['', addressLines.join(', '), phone, hours].join('\n')}
    </p>
  )
}

interface HeadProps {
  title: string
  lines: readonly string[]
}

export const PaperHead = ({ title, lines }: HeadProps) => (
  <header>
    <div>
      <h1>{title}</h1>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
    <PrintedStore />
  </header>
)

export const Paper = ({ className, children }: { className: string; children: ReactNode }) =>
  createPortal(
    <div className={`printed-list ${className}`} aria-hidden="true">
      {children}
    </div>,
    document.body,
  )
