import { describe, expect, test } from 'vitest'
import { folderAfter, pageOf, parseAddress, possibleRefs } from './address.rules.ts'

const own = 'https://git.school.example:8443'
const parse = (typed: string) => parseAddress(typed, [own])

describe('an address', () => {
  test.each([
    ['https://github.com/asha/page', 'github.com/asha/page', ''],
    ['github.com/asha/page', 'github.com/asha/page', ''],
    ['https://github.com/asha/page.git', 'github.com/asha/page', ''],
    ['https://github.com/asha/page/?tab=readme-ov-file#readme', 'github.com/asha/page', ''],
    ['https://github.com/asha/page/tree/main', 'github.com/asha/page', 'main'],
    ['https://github.com/asha/page/tree/feature/cart/src/web', 'github.com/asha/page', 'feature/cart/src/web'],
    ['https://github.com/asha/page/tree/main/my%20folder', 'github.com/asha/page', 'main/my folder'],
    ['https://github.com/asha/page/commit/1a2b3c4', 'github.com/asha/page', '1a2b3c4'],
    ['https://gitlab.com/group/sub/page', 'gitlab.com/group/sub/page', ''],
    ['https://gitlab.com/group/sub/page/-/tree/main/src', 'gitlab.com/group/sub/page', 'main/src'],
    ['https://codeberg.org/asha/page/src/branch/main/src', 'codeberg.org/asha/page', 'main/src'],
    [`${own}/asha/page/tree/main`, 'git.school.example:8443/asha/page', 'main'],
  ])('%s is a repository', (typed, repository, rest) => {
    const { url, ...parsed } = parse(typed)
    expect([parsed.repository, parsed.rest.join('/')]).toEqual([repository, rest])
    expect(url).toBe(`https://${repository}.git`)
  })

  test.each([
    ['http://github.com/asha/page', 'starts with https://'],
    ['https://example.in/asha/page', 'You can import from github.com, gitlab.com, codeberg.org or git.school.example'],
    ['https://github.com.evil.example/asha/page', 'You can import from'],
    ['https://127.0.0.1/asha/page', 'reachable from the internet'],
    ['https://localhost/asha/page', 'reachable from the internet'],
    ['https://github.com:444/asha/page', 'You can import from'],
    ['https://asha:secret@github.com/asha/page', 'without a user name'],
    ['https://github.com@evil.example/asha/page', 'without a user name'],
    ['git@github.com:asha/page.git', 'browser’s address bar'],
    ['ssh://git@github.com/asha/page', 'browser’s address bar'],
    ['file:///etc/passwd', 'starts with https://'],
    ['ext::sh -c id', 'Enter an address such as'],
    ['https://github.com/asha', 'address of a repository'],
    ['https://github.com/asha/page/issues/4', 'Open the repository'],
    ['https://github.com/asha/page/blob/main/a.js', 'Open the repository'],
    ['https://github.com/asha/--upload-pack=id', 'address of a repository'],
    ['https://github.com/asha/../page', 'Enter an address such as'],
    ['https://github.com/asha/page/tree/--output=x', 'a part of it'],
    ['https://github.com/asha/page/tree/main/%2e%2e/x', 'Enter an address such as'],
    ['https://github.com/asha/page/tree/main%0a', 'a part of it'],
    ['https://github.com/asha/page/tree/main:x', 'a part of it'],
    ['https://github.com/asha/page/tree/a..b', 'a part of it'],
    ['https://github.com/asha/page/tree/%zz', 'Enter an address such as'],
    ['https://github.com\\@evil.example/asha/page', 'Enter an address such as'],
    ['not an address', 'Enter an address such as'],
  ])('%s is refused beside its field', (typed, reason) => {
    expect(() => parse(typed)).toThrow(
      expect.objectContaining({ fields: { address: expect.stringContaining(reason) } }),
    )
  })
})

test('a branch may have slashes, and a folder follows it', () => {
  const rest = ['feature', 'cart', 'src']
  expect(possibleRefs(rest)).toEqual(['feature/cart/src', 'feature/cart', 'feature'])
  expect(folderAfter(rest, 'feature/cart')).toBe('src')
  expect(folderAfter(rest, 'feature')).toBe('cart/src')
  expect(folderAfter([], null)).toBe('')
})

test.each([
  ['github.com/asha/page', '', 'https://github.com/asha/page/tree/1a2b'],
  ['gitlab.com/g/page', 'my folder', 'https://gitlab.com/g/page/-/tree/1a2b/my%20folder'],
  ['codeberg.org/asha/page', 'src', 'https://codeberg.org/asha/page/src/commit/1a2b/src'],
])('%s has a page for a commit', (repository, folder, page) => expect(pageOf(repository, '1a2b', folder)).toBe(page))
