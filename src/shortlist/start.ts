import { queryParameter } from '../browser/query-parameters.ts'
import { paths } from '../paths.ts'
import { carryList } from './carry-list.ts'
import { followKeepButtons } from './keep-buttons.ts'
import { keptList } from './kept-list.ts'
import { listAddress } from './list-address.ts'
import { followListButton, openList } from './list-button.ts'
import { createNotice } from './notice.ts'

const globals = { page: document, view: window }
const list = keptList(window, listAddress(window))
followKeepButtons(globals, list, createNotice(globals))
followListButton(document, list)
carryList(globals, list)

// A list received by link opens at once; on the pages of the contact form the link says what the message is about.
const received = queryParameter(location.search, 'list')
const isContactPage = location.pathname.startsWith(paths.contact)
const isReceived = list.isOnDevice && received && received !== list.text() && !isContactPage
if (isReceived || queryParameter(location.search, 'compare')) openList(document)
