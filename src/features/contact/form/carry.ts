import { askedList } from './asked-list.ts'
import { carryList } from './carry-list.ts'
import { readDraft } from './draft.ts'
import enclose from './enclose.ts?script'

const form = document.querySelector<HTMLFormElement>('form.contact-form')
if (form)
  carryList(
    form,
    window,
    askedList(location.search, readDraft(window)?.list),
    () => import(/* @vite-ignore */ enclose),
    {
      note: document.querySelector('[data-list-note]'),
      wait: document.querySelector('[data-list-wait]'),
    },
  )
