import { useSyncExternalStore } from 'react'
import { subscribe } from './state.ts'

const onChange = (changed: () => void) => subscribe(changed)
const nothing = () => ''

/** A text of the store (state.ts): empty until the island is hydrated, and then rendered again at each change. */
export const useStateText = (read: () => string): string => useSyncExternalStore(onChange, read, nothing)
