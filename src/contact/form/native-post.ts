/**
 * Marks a form that the browser posts by itself, because its island was not there yet. An island that comes to life
 * meanwhile leaves the form alone then, as a second sending would end the first.
 */
export function markNativePost(form: HTMLFormElement, page: Document, view: Window): void {
  page.addEventListener('submit', (event) => {
    if (event.target === form && !event.defaultPrevented) form.dataset.posted = ''
  })
  // Back from the next page, the form can be sent again.
  view.addEventListener('pageshow', () => {
    delete form.dataset.posted
  })
}

/** Whether the browser is sending the form by itself at this moment. */
export const isPostedNatively = (form: HTMLFormElement): boolean => form.dataset.posted !== undefined
