def merge_bookings(bookings):
    """The times when anybody is in the building, in order. Touching bookings become one block. O(n log n)."""
    blocks = []
    for booking in sorted(bookings, key=lambda booking: booking['from']):
        if blocks and booking['from'] <= blocks[-1]['to']:
            blocks[-1]['to'] = max(blocks[-1]['to'], booking['to'])
        else:
            blocks.append({'from': booking['from'], 'to': booking['to']})
    return blocks
