import { useEffect, useState } from 'react'
import { paths } from '../../../../catalogue/paths.ts'
import type { Room } from '../../../../catalogue/rules/room/fan-fit.ts'
import { queryParameter, withParameters } from '../../../../client/state.ts'
import { roomParameters } from '../../room-address.ts'

interface Props {
  room: Room
  onShow(): void
}

/** Category that the visitor came from, by its link on this page; undefined if the address names none. */
function useCategory(): { url: string; title: string } | undefined {
  const [category, setCategory] = useState<{ url: string; title: string }>()
  useEffect(() => {
    const name = queryParameter(location.search, 'category')
    const url = name && paths.category('fans', name)
    const title = url && document.querySelector(`main a[href="${url}"]`)?.textContent?.trim()
    setCategory(url && title ? { url, title } : undefined)
  }, [])
  return category
}

/** Leads to the fans that fit a room: to those of the category that the visitor has come from with its choices, and to all. */
export function ShowFans({ room, onShow }: Props) {
  const category = useCategory()
  const search = () => withParameters(location.search, { ...roomParameters(room), category: undefined })
  return (
    <p className="strip-ways">
      {category && (
        <a
          className="way"
          href={category.url + search()}
          // More may have been chosen since.
          onClick={({ currentTarget: link }) => {
            link.search = search()
          }}
        >
          Show {category.title}
        </a>
      )}
      <button type="button" className="way" onClick={onShow}>
        {category ? 'Show all fans' : 'Show the fans'}
      </button>
    </p>
  )
}
