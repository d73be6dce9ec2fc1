import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import pg from 'pg'
import { answerSearch } from './api.ts'
import { searchTrains } from './contract.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
after(() => pool.end())

for (const sort of ['departs', 'fare'])
  test(`walks through the API by ${sort}, and every page keeps the contract`, async () => {
    const seen: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const { status, body } = await answerSearch(pool, `/v1/trains?sort=${sort}&limit=7${next && `&after=${next}`}`)
      assert.equal(status, 200)
      const page = searchTrains.responses[200].parse(body)
      seen.push(...page.trains.map(({ number, departs }) => `${number} ${departs}`))
      next = page.next
    }
    assert.equal(seen.length, 500)
    assert.equal(new Set(seen).size, 500)
  })

test('every mistake is a Problem that names the field', async () => {
  const fieldsOf = async (target: string) => {
    const { status, body } = await answerSearch(pool, target)
    assert.equal(status, 400)
    return searchTrains.responses[400].parse(body).fields!.map(({ path }) => path)
  }
  assert.deepEqual(await fieldsOf('/v1/trains?limit=0&sort=name'), ['sort', 'limit'])
  assert.deepEqual(await fieldsOf('/v1/trains?form=SBC'), [''])
  assert.deepEqual(await fieldsOf('/v1/trains?after=broken'), ['after'])
  const first = await answerSearch(pool, '/v1/trains?sort=departs&limit=1')
  assert.deepEqual(await fieldsOf(`/v1/trains?sort=fare&after=${(first.body as { next: string }).next}`), ['after'])
})
