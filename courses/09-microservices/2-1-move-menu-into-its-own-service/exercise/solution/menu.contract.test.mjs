// The provider's side: the real Menu must answer as the contract says.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { differences } from './matches.mjs'
import { createMenu, listen } from './menu-service.mjs'

const contract = JSON.parse(readFileSync(process.env.CONTRACT ?? new URL('contract.json', import.meta.url), 'utf8'))
const states = { 'the last portion of dal-rice is gone': { 'dal-rice': { left: 0 } } }

for (const { name, given, request, response } of contract.interactions)
  test(`menu ${name}`, async (t) => {
    const server = createMenu(given ? states[given] : {})
    t.after(() => server.close())
    const answer = await fetch((await listen(server)) + request.path, { method: request.method })
    assert.equal(answer.status, response.status)
    assert.deepEqual(differences(response.body, await answer.json()), [])
  })
