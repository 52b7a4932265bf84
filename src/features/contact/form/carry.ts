import { readDraft } from '../../message/draft.ts'
import { askedList, askedRooms } from './asked-list.ts'
import { carryList } from './carry-list.ts'
import enclose from './enclose.ts?script'

const form = document.querySelector<HTMLFormElement>('form.contact-form')
if (form) {
  const draft = readDraft(window)
  carryList(
    form,
    window,
    {
      listed: askedList(location.search, draft?.list),
      rooms: askedRooms(location.search, draft?.rooms),
    },
    () => import(/* @vite-ignore */ enclose),
    {
      note: document.querySelector('[data-list-note]'),
      wait: document.querySelector('[data-list-wait]'),
    },
  )
}
