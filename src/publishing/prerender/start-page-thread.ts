import { Worker } from 'node:worker_threads'
import type { FromThread, Job, JobEnd, ThreadSetup } from './thread-messages.ts'

/** A thread that makes pages. */
export interface PageThread {
  /** Settles once it can take pages; rejected with what is wrong when its program cannot be loaded. */
  ready: Promise<unknown>
  /** Whether it can take another page; not before it is ready, nor once it is full or has ended. */
  isFree(): boolean
  /**
   * Makes a page or an answer. The pictures that it names are with those of the build then.
   *
   * @returns undefined when the thread could not
   * @throws Error when a picture is named otherwise than the build names it
   */
  make(job: Omit<Job, 'id'>): Promise<Response | undefined>
  end(): Promise<unknown>
}

/** Pages that one thread has at a time: while the other makes one of its own, or collects garbage, it hands out none. */
export const PAGES_AT_A_TIME = 16

function takeNamed({ pictures, originals }: JobEnd): void {
  for (const { given, address } of pictures) {
    const known = globalThis.astroAsset.addStaticImage?.(...given)
    if (known !== address)
      throw new Error(
        `A thread names a picture ${address}, and Astro ${known}: Astro has changed how it names them. Adapt src/publishing/prerender/page-thread.ts.`,
      )
  }
  for (const original of originals) globalThis.astroAsset.referencedImages?.add(original)
}

/** Starts a thread that makes pages with a built program, beside the one that writes them. */
export function startPageThread(setup: ThreadSetup): PageThread {
  const worker = new Worker(new URL('./page-thread.ts', import.meta.url), { workerData: setup })
  const waiting = new Map<number, (end: JobEnd | undefined) => void>()
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>()
  // Whoever waits for it is told.
  ready.catch(() => {})
  let isReady = false
  let count = 0

  /** Its pages are made where they are written. */
  function lose(): void {
    isReady = false
    for (const settle of waiting.values()) settle(undefined)
    waiting.clear()
  }

  worker.on('message', (message: FromThread) => {
    if (message === 'ready') {
      isReady = true
      return resolve()
    }
    waiting.get(message.id)?.(message)
    waiting.delete(message.id)
  })
  // As when it runs out of memory.
  worker.on('error', (cause) => {
    reject(new Error(`A thread that makes pages could not be loaded: ${cause}`, { cause }))
  })
  worker.on('exit', (code) => {
    reject(new Error(`A thread that makes pages ended with ${code} before it was loaded.`))
    lose()
  })

  return {
    ready,
    isFree: () => isReady && waiting.size < PAGES_AT_A_TIME,
    async make(job) {
      const id = count++
      const end = await new Promise<JobEnd | undefined>((settle) => {
        waiting.set(id, settle)
        worker.postMessage({ id, ...job } satisfies Job)
      })
      if (end) takeNamed(end)
      return end?.made && new Response(end.made.body, end.made)
    },
    end: () => worker.terminate(),
  }
}
