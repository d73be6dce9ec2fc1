// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { lookedAt } from './looked-at.ts'

const page = new DOMParser().parseFromString(
  `<title>Board</title><h1 class="board">Mandi <b>prices</b> of all the markets between Delhi and Agra</h1>
  <img src="onion.png" alt=""><ul><li>Onion<li>Potato</ul>`,
  'text/html',
)

test('shows the element that a check looks at, shortened, or that there is none', () => {
  expect(lookedAt("({ }) => document.querySelector('h1').textContent", page)).toEqual([
    {
      selector: 'h1',
      element: '<h1 class="board">Mandi prices of all the markets between…</h1>',
      more: 0,
    },
  ])
  expect(lookedAt('() => document.querySelector("main") ?? document.getElementById("total")', page)).toEqual([
    { selector: 'main', element: null, more: 0 },
    { selector: '#total', element: null, more: 0 },
  ])
  expect(lookedAt("() => [...document.querySelectorAll('ul li')].length", page)).toEqual([
    { selector: 'ul li', element: '<li>Onion</li>', more: 1 },
  ])
  expect(lookedAt("() => document.querySelector('img').alt", page)[0]!.element).toBe('<img src="onion.png" alt="">')
})

test('says nothing about what it can’t see: elements made of linked styles, and selectors that are put together', () => {
  expect(
    lookedAt("() => document.querySelector('style').textContent + document.querySelector(`#${id}`)", page),
  ).toEqual([])
  expect(lookedAt("() => document.querySelector('li[')", page)).toEqual([])
})
