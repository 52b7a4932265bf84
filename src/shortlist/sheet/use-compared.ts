import { useEffect, useState } from 'react'
import { loadProducts } from '../../product-data/load-products.ts'
import { productRecordAddress } from '../../product-data/product-record-address.ts'
import type { FinishGroups } from '../chosen-finish.ts'
import { finishGroups } from '../chosen-finish.ts'
import { type Comparison, comparison, MOST_COMPARED } from '../comparison.ts'
import { findProducts } from '../find-products.ts'
import { type ListedProduct, listedProduct } from '../listed-product.ts'

/** Products side by side, and the finishes of each to choose from, with their colours. */
export interface Compared extends Comparison {
  groups: ReadonlyMap<string, FinishGroups>
}

/** `none` when fewer than two of them can be compared. */
export type ComparedState = Compared | 'loading' | 'failed' | 'none'

const records = new Map<string, Promise<ListedProduct | undefined>>()

async function fetchRecord(page: string): Promise<ListedProduct | undefined> {
  const address = productRecordAddress(page)
  return address ? listedProduct(await (await fetch(address)).json(), page) : undefined
}

/** A product's whole record, asked for once. */
function recordOf(page: string): Promise<ListedProduct | undefined> {
  const record = records.get(page) ?? fetchRecord(page)
  records.set(page, record)
  record.catch(() => records.delete(page))
  return record
}

async function compare(productUrls: readonly string[]): Promise<ComparedState> {
  const found = await findProducts(productUrls, loadProducts)
  const known = productUrls.flatMap((productUrl) => found.get(productUrl) ?? [])
  const ofOneKind = known.filter(({ kind }) => kind === known[0]?.kind).slice(0, MOST_COMPARED)
  const products = await Promise.all(ofOneKind.map(({ url }) => recordOf(url)))
  const compared = comparison(products.filter((product) => product !== undefined))
  const groups = new Map(ofOneKind.map((product) => [product.productUrl, finishGroups(product)]))
  return compared ? { ...compared, groups } : 'none'
}

/** Some products side by side, from at most four records of the site's API. */
export function useCompared(productUrls: readonly string[]): ComparedState {
  const [compared, setCompared] = useState<ComparedState>('loading')
  const wanted = productUrls.join()

  useEffect(() => {
    let isOver = false
    const show = (found: ComparedState) => {
      if (!isOver) setCompared(found)
    }
    compare(wanted.split(',')).then(show, () => show('failed'))
    return () => {
      isOver = true
    }
  }, [wanted])

  return compared
}
