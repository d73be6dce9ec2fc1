from heapq import heappop, heappush


def build_graph(metro):
    """Edges of the graph whose nodes are pairs of station and line."""
    edges, lines_at = {}, {}
    for line, plan in metro['lines'].items():
        stations = plan['stations']
        for station in stations:
            edges[station, line] = []
            lines_at.setdefault(station, []).append(line)
        for one, other, minutes in zip(stations, stations[1:], plan['minutes']):
            edges[one, line].append(((other, line), minutes))
            edges[other, line].append(((one, line), minutes))
    for station, names in lines_at.items():
        for name in names:
            edges[station, name] += [((station, other), metro['changeMinutes']) for other in names if other != name]
    return edges, lines_at


def fastest_route(metro, start, goal):
    """Dijkstra with a heap: O((V + E) log V)."""
    edges, lines_at = build_graph(metro)
    for station in (start, goal):
        if station not in lines_at:
            raise ValueError(f'There is no station "{station}"')
    best = {(start, line): 0 for line in lines_at[start]}
    came_from = dict.fromkeys(best)
    heap = [(0, node) for node in best]
    while heap:
        total, node = heappop(heap)
        if total > best[node]:
            continue  # an old entry
        if node[0] == goal:
            return {'minutes': total, 'path': rides(node, came_from, best)}
        for following, minutes in edges[node]:
            if total + minutes < best.get(following, float('inf')):
                best[following] = total + minutes
                came_from[following] = node
                heappush(heap, (total + minutes, following))
    return None


def rides(node, came_from, best):
    path = []
    while came_from[node]:
        before = came_from[node]
        minutes = best[node] - best[before]
        if before[1] == node[1]:
            if path and path[0]['line'] == node[1]:
                path[0]['from'] = before[0]
                path[0]['minutes'] += minutes
            else:
                path.insert(0, {'line': node[1], 'from': before[0], 'to': node[0], 'minutes': minutes})
        node = before
    return path


def count_islands(rows):
    land = {(y, x) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == '.'}
    islands = 0
    while land:
        islands += 1
        stack = [land.pop()]
        while stack:
            y, x = stack.pop()
            for cell in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                if cell in land:
                    land.remove(cell)
                    stack.append(cell)
    return islands
