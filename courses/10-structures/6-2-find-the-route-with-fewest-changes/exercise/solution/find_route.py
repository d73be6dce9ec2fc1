CHANGE = 1000  # more than the stops of any route


def find_route(lines, start, goal):
    lines_at = {}
    for line, stations in lines.items():
        for station in stations:
            lines_at.setdefault(station, []).append(line)
    for station in (start, goal):
        if station not in lines_at:
            raise ValueError(f'There is no station "{station}"')

    cost = {(start, line): 0 for line in lines_at[start]}
    came_from = dict.fromkeys(cost)
    done = set()
    while len(done) < len(cost):
        node = min((one for one in cost if one not in done), key=cost.get)
        done.add(node)
        station, line = node
        if station == goal:
            return describe(node, cost[node], came_from)

        stations = lines[line]
        at = stations.index(station)
        steps = [((other, line), 1) for other in stations[max(at - 1, 0):at + 2]]
        steps += [((station, other), CHANGE) for other in lines_at[station]]
        for following, price in steps:
            total = cost[node] + price
            if following not in done and total < cost.get(following, float('inf')):
                cost[following] = total
                came_from[following] = node
    return None


def describe(node, total, came_from):
    path = []
    while came_from[node]:
        before = came_from[node]
        if before[1] == node[1]:
            if path and path[0]['line'] == node[1]:
                path[0]['from'] = before[0]
                path[0]['stops'] += 1
            else:
                path.insert(0, {'line': node[1], 'from': before[0], 'to': node[0], 'stops': 1})
        node = before
    return {'changes': total // CHANGE, 'stops': total % CHANGE, 'path': path}
