/**
 * Marks a form that the browser posts itself, because its island was not hydrated yet. An island that hydrates meanwhile
 * does not send then: a second request would abort the first.
 *
 * @param onPost told at that moment
 */
export function markNativePost(
  form: HTMLFormElement,
  page: Document,
  view: Window,
  onPost: () => unknown,
): void {
  page.addEventListener('submit', (event) => {
    if (event.target !== form || event.defaultPrevented) return
    form.dataset.posted = ''
    onPost()
  })
  // Back from the next page, the form can be sent again.
  view.addEventListener('pageshow', () => {
    delete form.dataset.posted
  })
}

/** Whether the browser is posting the form itself at this moment. */
export const isPostedNatively = (form: HTMLFormElement): boolean => form.dataset.posted !== undefined
