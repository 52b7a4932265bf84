import { expect, test } from 'vitest'
import { isPostedNatively, markNativePost } from '../../../src/features/contact/form/native-post.ts'
import { aBrowser } from '../../client/a-browser.ts'

/** A page with the form and another one, and how often its script was told that the browser posts it. */
function aPage() {
  const { page, view, element, fire } = aBrowser({
    html: '<form id="contact"></form><form id="search"></form>',
  })
  const form = element<HTMLFormElement>('#contact')
  let told = 0
  markNativePost(form, page, view, () => (told += 1))
  return { ...{ form, view, fire, search: element('#search') }, told: () => told }
}

test('a form that nobody has sent is not being posted', () => {
  expect(isPostedNatively(aPage().form)).toBe(false)
})

test('a form that the browser sends is being posted, and its page is told', () => {
  const { form, fire, told } = aPage()
  fire(form, 'submit')
  expect([isPostedNatively(form), told()]).toEqual([true, 1])
})

test('a form that its island sends is not posted by the browser', () => {
  const { form, fire, told } = aPage()
  form.addEventListener('submit', (event) => event.preventDefault())
  fire(form, 'submit')
  expect([isPostedNatively(form), told()]).toEqual([false, 0])
})

test('another form of the page is not this one', () => {
  const { form, search, fire, told } = aPage()
  fire(search, 'submit')
  expect([isPostedNatively(form), told()]).toEqual([false, 0])
})

test('back from the next page, the form can be sent again', () => {
  const { form, view, fire } = aPage()
  fire(form, 'submit')
  fire(view, 'pageshow')
  expect(isPostedNatively(form)).toBe(false)
})
