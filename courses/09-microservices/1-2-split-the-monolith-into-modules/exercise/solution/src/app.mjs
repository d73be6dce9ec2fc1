import * as orders from './orders/index.mjs'
import * as kitchen from './kitchen/index.mjs'
import * as riders from './riders/index.mjs'
import * as billing from './billing/index.mjs'

// The only place that knows all modules. It connects events to actions and contains no rules.
orders.onPlaced((order) => kitchen.cook(order.id))
orders.onPlaced((order) => billing.charge(order))
kitchen.onCooked((id) => orders.markCooked(id))
kitchen.onCooked((id) => riders.readyForPickup(id))
riders.onAssigned((id, rider) => orders.markOnTheWay(id, rider))

for (const [office, dish] of [['Andheri Bank', 'thali'], ['Andheri Bank', 'poha'], ['Dadar Press', 'dal-rice'], ['Dadar Press', 'dal-rice']]) orders.place(office, dish)
try {
  orders.place('Dadar Press', 'dal-rice')
} catch (error) {
  console.log(error.message)
}
kitchen.finishNext()
kitchen.finishNext()
kitchen.finishNext()
console.log('on the way:', riders.assign('Raju'))
console.log('waiting:', orders.countByStatus('placed'))
console.log(billing.invoice('Andheri Bank'))
