import { useSyncExternalStore } from 'react'
import { subscribe } from './state.ts'

const onChange = (changed: () => void) => subscribe(changed)
const nothing = () => ''

/** A text from the store (state.ts); empty until hydration, then updated at each change. */
export const useStateText = (read: () => string): string => useSyncExternalStore(onChange, read, nothing)
