from heapq import heapify, heappop, heappush


def order_tasks(tasks):
    """A topological order of the tasks, or the cycle that prevents one."""
    position = {}
    for index, task in enumerate(tasks):
        if task['name'] in position:
            raise ValueError(f'"{task["name"]}" is listed twice')
        position[task['name']] = index
    for task in tasks:
        for before in task['after']:
            if before not in position:
                raise ValueError(f'"{task["name"]}" depends on "{before}", which doesn\'t exist')

    waits = [len(task['after']) for task in tasks]
    unlocks = [[] for _ in tasks]
    for index, task in enumerate(tasks):
        for before in task['after']:
            unlocks[position[before]].append(index)

    order = []
    free = [index for index, count in enumerate(waits) if count == 0]
    heapify(free)
    while free:
        index = heappop(free)  # of all free tasks, the first of the input
        order.append(tasks[index]['name'])
        for following in unlocks[index]:
            waits[following] -= 1
            if waits[following] == 0:
                heappush(free, following)
    if len(order) == len(tasks):
        return {'order': order}
    return {'cycle': find_cycle(tasks, position, set(order))}


def find_cycle(tasks, position, done):
    """Each task that is left waits for another one that is left. So follow
    them until a task comes back."""
    name = next(task['name'] for task in tasks if task['name'] not in done)
    path = []
    while name not in path:
        path.append(name)
        name = next(before for before in tasks[position[name]]['after'] if before not in done)
    return path[path.index(name):] + [name]
