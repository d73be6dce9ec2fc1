import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answer } from './answer.ts'
import { readTimetable } from './timetable.ts'

const data = readTimetable(new URL('../../timetable.json', import.meta.url))
const get = (target: string) => answer('GET', target, data)

test('lists all stations', () => assert.equal((get('/stations').body as any).stations.length, 40))
test('finds a station in small letters too', () => assert.equal((get('/stations/sbc').body as any).name, 'KSR Bengaluru'))
test('says which train was not found', () => {
  const { status, body } = get('/trains/12345')
  assert.equal(status, 404)
  assert.deepEqual(body, { error: 'There is no train 12345' })
})
test('finds trains in the right direction only', () => {
  const forward = (get('/trains?from=SBC&to=CBE').body as any).trains
  assert.deepEqual(forward.map((t: any) => t.name), ['Kaveri Express'])
  assert.deepEqual((get('/trains?from=CBE&to=SBC').body as any).trains, [])
})
test('answers 400 for a day that is not one', () => assert.equal(get('/trains?day=funday').status, 400))
test('answers 405 with Allow', () => {
  const { status, headers } = answer('DELETE', '/trains/90101', data)
  assert.equal(status, 405)
  assert.equal(headers.allow, 'GET, HEAD')
})
test('answers 404 for an unknown path', () => assert.equal(get('/tickets').status, 404))
