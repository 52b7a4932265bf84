import { aPicture } from '../../../own-catalogue/pictures.ts'
import { formFiles } from './folder.ts'
import { GitHubStandIn } from './github-stand-in.ts'
import { HOSTED_URL } from './playwright.config.ts'
import { expect, test } from './test.ts'

test.use({ baseURL: HOSTED_URL })

test('a finish with its photo is saved as one commit without a build, and published by a click', async ({
  editor,
  context,
  page,
}) => {
  const files = await formFiles()
  const github = new GitHubStandIn(files)
  await github.answerIn(context)
  await editor.signIn()

  await editor.open('fans/entries/clearwater-33')
  await editor.addRow('finish.finishPictures', 'photo')
  await editor.write('finish.finishPictures.0.name', 'Polished Nickel')
  const picture = await aPicture(800, 800)
  await editor.upload('finish.finishPictures.0.value', 'Nickel.jpg', picture)
  await editor.save()

  const [commit, ...others] = github.commits
  expect(others).toEqual([])
  expect(commit?.message).toMatch(/^\[skip ci\] /)
  expect(Object.keys(commit?.files ?? {}).sort()).toEqual([
    'content/fans/clearwater-33.json',
    'content/images/fans/finishes/nickel.jpg',
  ])
  expect(commit?.files['content/images/fans/finishes/nickel.jpg']?.equals(picture)).toBe(true)
  expect(JSON.parse(String(commit?.files['content/fans/clearwater-33.json'])).finishPictures).toEqual({
    'Polished Nickel': '../images/fans/finishes/nickel.jpg',
  })

  expect(github.dispatches).toEqual([])
  await page.getByRole('button', { name: 'Publish Changes' }).click()
  await expect.poll(() => github.dispatches).toEqual(['sveltia-cms-publish'])
})
