import fastify from 'fastify'

export function createMenu({ db }) {
  const app = fastify()

  app.put('/dishes/:dish/portions/:order', async (request, reply) => {
    const { dish, order } = request.params
    const { status, body } = await db.transaction((tx) => take(tx, dish, order))
    return reply.code(status).send(body)
  })

  app.get('/dishes', async () => {
    return (await db.query('select id as dish, portions_left as "left" from menu.dishes order by id')).rows
  })
  return app
}

async function take(tx, dish, order) {
  const { rows: dishes } = await tx.query('select name as "dishName", paise from menu.dishes where id = $1', [dish])
  if (dishes.length === 0) return { status: 404, body: { reason: 'unknown-dish' } }
  const known = await tx.query('select 1 from menu.portions where dish_id = $1 and order_id = $2', [dish, order])
  if (known.rows.length > 0) return { status: 200, body: dishes[0] }
  const taken = await tx.query(
    'update menu.dishes set portions_left = portions_left - 1 where id = $1 and portions_left > 0 returning id',
    [dish],
  )
  if (taken.rows.length === 0) return { status: 409, body: { reason: 'sold-out' } }
  await tx.query('insert into menu.portions values ($1, $2)', [dish, order])
  return { status: 200, body: dishes[0] }
}
