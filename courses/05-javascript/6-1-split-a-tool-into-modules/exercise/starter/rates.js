// Move the tables of parcel-tool.js here: rates, zones and surcharges. Export them.
