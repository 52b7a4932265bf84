import { queryParameter } from '../browser/query-parameters.ts'
import { paths } from '../paths.ts'
import { carryList } from './carry-list.ts'
import { followKeepButtons } from './keep-buttons.ts'
import { keptList } from './kept-list.ts'
import { listAddress } from './list-address.ts'
import { followListButton, openList } from './list-button.ts'
import { spokenNotice } from './spoken-notice.ts'

const globals = { page: document, view: window }
const list = keptList(window, listAddress(window))
followKeepButtons(globals, list, spokenNotice(globals))
followListButton(document, list)
carryList(globals, list)

// What a link has brought is shown at once; on the pages of the form it is what the message is about.
const brought = queryParameter(location.search, 'list')
const isAsked = location.pathname.startsWith(paths.contact)
const isNews = list.isOnDevice && brought && brought !== list.text() && !isAsked
if (isNews || queryParameter(location.search, 'compare')) openList(document)
