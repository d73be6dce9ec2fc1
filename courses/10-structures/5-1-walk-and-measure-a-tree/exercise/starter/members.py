# The data of members.json.
members = { 'id': 'M001', 'name': 'Farhan Gowda', 'children': [
  { 'id': 'M002', 'name': 'Vijay Das', 'children': [
    { 'id': 'M166', 'name': 'Kamala Gowda', 'children': [
      { 'id': 'M175', 'name': 'Radha Gowda', 'children': [] },
    ] },
  ] },
  { 'id': 'M003', 'name': 'Esha Bora', 'children': [] },
  { 'id': 'M004', 'name': 'Manju Das', 'children': [
    { 'id': 'M005', 'name': 'Kamala Joshi', 'children': [
      { 'id': 'M006', 'name': 'Chitra Joshi', 'children': [
        { 'id': 'M007', 'name': 'Usha Singh', 'children': [
          { 'id': 'M016', 'name': 'Chitra Patel', 'children': [
            { 'id': 'M018', 'name': 'Indu Nair', 'children': [
              { 'id': 'M123', 'name': 'Aarti Gowda', 'children': [
                { 'id': 'M125', 'name': 'Usha Rao', 'children': [] },
              ] },
            ] },
            { 'id': 'M022', 'name': 'Farhan Khan', 'children': [
              { 'id': 'M026', 'name': 'Kamala Gowda', 'children': [
                { 'id': 'M027', 'name': 'Esha Bora', 'children': [] },
                { 'id': 'M046', 'name': 'Omana Patel', 'children': [
                  { 'id': 'M047', 'name': 'Manju Nair', 'children': [
                    { 'id': 'M066', 'name': 'Farhan Das', 'children': [
                      { 'id': 'M075', 'name': 'Radha Das', 'children': [
                        { 'id': 'M162', 'name': 'Salim Bora', 'children': [] },
                      ] },
                      { 'id': 'M111', 'name': 'Esha Patel', 'children': [] },
                    ] },
                    { 'id': 'M109', 'name': 'Latif Das', 'children': [
                      { 'id': 'M151', 'name': 'Jatin Pillai', 'children': [
                        { 'id': 'M179', 'name': 'Harish Joshi', 'children': [] },
                      ] },
                    ] },
                    { 'id': 'M155', 'name': 'Latif Nair', 'children': [
                      { 'id': 'M184', 'name': 'Deepak Patel', 'children': [] },
                    ] },
                  ] },
                  { 'id': 'M072', 'name': 'Deepak Joshi', 'children': [] },
                  { 'id': 'M098', 'name': 'Salim Das', 'children': [
                    { 'id': 'M099', 'name': 'Esha Rao', 'children': [
                      { 'id': 'M100', 'name': 'Babu Bora', 'children': [] },
                      { 'id': 'M115', 'name': 'Yasmin Gowda', 'children': [] },
                    ] },
                    { 'id': 'M117', 'name': 'Kamala Joshi', 'children': [
                      { 'id': 'M146', 'name': 'Aarti Das', 'children': [] },
                    ] },
                    { 'id': 'M170', 'name': 'Prakash Nair', 'children': [] },
                  ] },
                  { 'id': 'M106', 'name': 'Omana Joshi', 'children': [] },
                ] },
                { 'id': 'M126', 'name': 'Indu Patel', 'children': [
                  { 'id': 'M128', 'name': 'Vijay Patel', 'children': [
                    { 'id': 'M173', 'name': 'Radha Rao', 'children': [
                      { 'id': 'M195', 'name': 'Aarti Das', 'children': [] },
                    ] },
                  ] },
                ] },
              ] },
              { 'id': 'M031', 'name': 'Farhan Khan', 'children': [
                { 'id': 'M043', 'name': 'Chitra Das', 'children': [
                  { 'id': 'M073', 'name': 'Latif Patel', 'children': [
                    { 'id': 'M080', 'name': 'Usha Bora', 'children': [] },
                    { 'id': 'M133', 'name': 'Yasmin Bora', 'children': [
                      { 'id': 'M191', 'name': 'Chitra Das', 'children': [] },
                    ] },
                    { 'id': 'M161', 'name': 'Kamala Nair', 'children': [] },
                  ] },
                ] },
                { 'id': 'M114', 'name': 'Chitra Bora', 'children': [
                  { 'id': 'M134', 'name': 'Indu Rao', 'children': [] },
                ] },
              ] },
              { 'id': 'M063', 'name': 'Harish Singh', 'children': [
                { 'id': 'M095', 'name': 'Latif Rao', 'children': [] },
              ] },
            ] },
            { 'id': 'M023', 'name': 'Indu Pillai', 'children': [
              { 'id': 'M053', 'name': 'Radha Khan', 'children': [
                { 'id': 'M116', 'name': 'Jatin Pillai', 'children': [
                  { 'id': 'M132', 'name': 'Prakash Das', 'children': [] },
                ] },
                { 'id': 'M156', 'name': 'Gauri Khan', 'children': [
                  { 'id': 'M199', 'name': 'Naveen Das', 'children': [] },
                ] },
              ] },
            ] },
          ] },
          { 'id': 'M019', 'name': 'Gauri Das', 'children': [
            { 'id': 'M032', 'name': 'Radha Gowda', 'children': [
              { 'id': 'M033', 'name': 'Yasmin Pillai', 'children': [] },
            ] },
            { 'id': 'M039', 'name': 'Latif Khan', 'children': [
              { 'id': 'M040', 'name': 'Indu Khan', 'children': [
                { 'id': 'M096', 'name': 'Harish Singh', 'children': [
                  { 'id': 'M110', 'name': 'Radha Rao', 'children': [
                    { 'id': 'M112', 'name': 'Babu Pillai', 'children': [] },
                    { 'id': 'M168', 'name': 'Kamala Singh', 'children': [] },
                  ] },
                ] },
              ] },
              { 'id': 'M070', 'name': 'Harish Pillai', 'children': [] },
            ] },
          ] },
          { 'id': 'M021', 'name': 'Indu Gowda', 'children': [
            { 'id': 'M035', 'name': 'Yasmin Khan', 'children': [] },
            { 'id': 'M087', 'name': 'Salim Singh', 'children': [] },
          ] },
          { 'id': 'M054', 'name': 'Farhan Singh', 'children': [
            { 'id': 'M103', 'name': 'Farhan Rao', 'children': [] },
            { 'id': 'M107', 'name': 'Radha Bora', 'children': [
              { 'id': 'M176', 'name': 'Chitra Singh', 'children': [] },
            ] },
          ] },
        ] },
        { 'id': 'M013', 'name': 'Vijay Das', 'children': [
          { 'id': 'M050', 'name': 'Manju Khan', 'children': [
            { 'id': 'M068', 'name': 'Omana Singh', 'children': [
              { 'id': 'M130', 'name': 'Omana Bora', 'children': [
                { 'id': 'M152', 'name': 'Naveen Patel', 'children': [
                  { 'id': 'M197', 'name': 'Indu Khan', 'children': [] },
                ] },
              ] },
            ] },
            { 'id': 'M085', 'name': 'Gauri Das', 'children': [] },
          ] },
          { 'id': 'M060', 'name': 'Chitra Das', 'children': [
            { 'id': 'M102', 'name': 'Indu Rao', 'children': [
              { 'id': 'M104', 'name': 'Deepak Bora', 'children': [
                { 'id': 'M148', 'name': 'Salim Pillai', 'children': [
                  { 'id': 'M159', 'name': 'Usha Singh', 'children': [] },
                ] },
              ] },
            ] },
            { 'id': 'M124', 'name': 'Usha Das', 'children': [] },
          ] },
        ] },
        { 'id': 'M089', 'name': 'Vijay Patel', 'children': [
          { 'id': 'M150', 'name': 'Radha Joshi', 'children': [] },
          { 'id': 'M153', 'name': 'Gauri Das', 'children': [
            { 'id': 'M177', 'name': 'Jatin Das', 'children': [] },
          ] },
          { 'id': 'M181', 'name': 'Yasmin Singh', 'children': [] },
        ] },
      ] },
      { 'id': 'M008', 'name': 'Babu Joshi', 'children': [
        { 'id': 'M010', 'name': 'Babu Bora', 'children': [
          { 'id': 'M015', 'name': 'Naveen Nair', 'children': [] },
          { 'id': 'M051', 'name': 'Yasmin Bora', 'children': [
            { 'id': 'M057', 'name': 'Deepak Patel', 'children': [
              { 'id': 'M071', 'name': 'Radha Khan', 'children': [
                { 'id': 'M078', 'name': 'Salim Pillai', 'children': [
                  { 'id': 'M083', 'name': 'Yasmin Patel', 'children': [] },
                  { 'id': 'M165', 'name': 'Vijay Pillai', 'children': [] },
                ] },
              ] },
            ] },
            { 'id': 'M079', 'name': 'Farhan Bora', 'children': [
              { 'id': 'M172', 'name': 'Radha Nair', 'children': [
                { 'id': 'M174', 'name': 'Vijay Nair', 'children': [] },
              ] },
            ] },
            { 'id': 'M188', 'name': 'Aarti Pillai', 'children': [] },
          ] },
          { 'id': 'M147', 'name': 'Farhan Khan', 'children': [
            { 'id': 'M171', 'name': 'Prakash Das', 'children': [] },
          ] },
        ] },
        { 'id': 'M012', 'name': 'Esha Bora', 'children': [
          { 'id': 'M014', 'name': 'Gauri Khan', 'children': [
            { 'id': 'M017', 'name': 'Naveen Rao', 'children': [
              { 'id': 'M020', 'name': 'Salim Patel', 'children': [
                { 'id': 'M024', 'name': 'Usha Das', 'children': [
                  { 'id': 'M062', 'name': 'Gauri Joshi', 'children': [
                    { 'id': 'M077', 'name': 'Naveen Bora', 'children': [
                      { 'id': 'M081', 'name': 'Salim Pillai', 'children': [
                        { 'id': 'M094', 'name': 'Usha Das', 'children': [
                          { 'id': 'M167', 'name': 'Indu Khan', 'children': [] },
                          { 'id': 'M193', 'name': 'Indu Gowda', 'children': [
                            { 'id': 'M200', 'name': 'Latif Singh', 'children': [] },
                          ] },
                        ] },
                        { 'id': 'M138', 'name': 'Farhan Rao', 'children': [] },
                        { 'id': 'M198', 'name': 'Aarti Rao', 'children': [] },
                      ] },
                    ] },
                    { 'id': 'M105', 'name': 'Usha Singh', 'children': [] },
                    { 'id': 'M127', 'name': 'Aarti Bora', 'children': [] },
                  ] },
                ] },
                { 'id': 'M064', 'name': 'Chitra Rao', 'children': [
                  { 'id': 'M067', 'name': 'Prakash Rao', 'children': [
                    { 'id': 'M076', 'name': 'Omana Rao', 'children': [] },
                    { 'id': 'M180', 'name': 'Chitra Nair', 'children': [] },
                  ] },
                  { 'id': 'M097', 'name': 'Usha Pillai', 'children': [
                    { 'id': 'M131', 'name': 'Esha Nair', 'children': [
                      { 'id': 'M158', 'name': 'Kamala Joshi', 'children': [] },
                    ] },
                    { 'id': 'M182', 'name': 'Harish Patel', 'children': [] },
                  ] },
                ] },
              ] },
              { 'id': 'M036', 'name': 'Aarti Nair', 'children': [] },
            ] },
            { 'id': 'M049', 'name': 'Manju Das', 'children': [
              { 'id': 'M059', 'name': 'Prakash Pillai', 'children': [] },
              { 'id': 'M061', 'name': 'Aarti Singh', 'children': [] },
            ] },
          ] },
        ] },
        { 'id': 'M041', 'name': 'Farhan Singh', 'children': [
          { 'id': 'M069', 'name': 'Deepak Nair', 'children': [] },
          { 'id': 'M135', 'name': 'Harish Singh', 'children': [
            { 'id': 'M183', 'name': 'Gauri Pillai', 'children': [] },
          ] },
          { 'id': 'M145', 'name': 'Jatin Pillai', 'children': [
            { 'id': 'M178', 'name': 'Tara Rao', 'children': [] },
          ] },
        ] },
      ] },
      { 'id': 'M025', 'name': 'Vijay Singh', 'children': [
        { 'id': 'M101', 'name': 'Omana Nair', 'children': [] },
      ] },
      { 'id': 'M028', 'name': 'Vijay Patel', 'children': [
        { 'id': 'M044', 'name': 'Deepak Pillai', 'children': [
          { 'id': 'M074', 'name': 'Farhan Singh', 'children': [
            { 'id': 'M082', 'name': 'Omana Bora', 'children': [
              { 'id': 'M092', 'name': 'Salim Patel', 'children': [] },
              { 'id': 'M120', 'name': 'Prakash Patel', 'children': [
                { 'id': 'M192', 'name': 'Manju Joshi', 'children': [
                  { 'id': 'M196', 'name': 'Aarti Rao', 'children': [] },
                ] },
              ] },
              { 'id': 'M139', 'name': 'Yasmin Gowda', 'children': [
                { 'id': 'M163', 'name': 'Esha Das', 'children': [] },
              ] },
            ] },
            { 'id': 'M108', 'name': 'Chitra Pillai', 'children': [] },
            { 'id': 'M122', 'name': 'Indu Das', 'children': [] },
            { 'id': 'M143', 'name': 'Farhan Bora', 'children': [] },
          ] },
        ] },
        { 'id': 'M055', 'name': 'Omana Nair', 'children': [] },
      ] },
    ] },
    { 'id': 'M011', 'name': 'Salim Pillai', 'children': [
      { 'id': 'M030', 'name': 'Salim Patel', 'children': [
        { 'id': 'M056', 'name': 'Manju Nair', 'children': [] },
      ] },
      { 'id': 'M034', 'name': 'Manju Khan', 'children': [
        { 'id': 'M038', 'name': 'Esha Patel', 'children': [
          { 'id': 'M084', 'name': 'Prakash Pillai', 'children': [
            { 'id': 'M086', 'name': 'Aarti Gowda', 'children': [] },
            { 'id': 'M113', 'name': 'Chitra Pillai', 'children': [
              { 'id': 'M121', 'name': 'Gauri Joshi', 'children': [
                { 'id': 'M136', 'name': 'Radha Nair', 'children': [] },
                { 'id': 'M190', 'name': 'Esha Singh', 'children': [] },
              ] },
              { 'id': 'M189', 'name': 'Latif Pillai', 'children': [] },
            ] },
            { 'id': 'M119', 'name': 'Kamala Khan', 'children': [] },
          ] },
        ] },
      ] },
      { 'id': 'M037', 'name': 'Kamala Rao', 'children': [
        { 'id': 'M048', 'name': 'Radha Das', 'children': [] },
      ] },
      { 'id': 'M164', 'name': 'Usha Bora', 'children': [] },
    ] },
    { 'id': 'M091', 'name': 'Latif Khan', 'children': [
      { 'id': 'M118', 'name': 'Yasmin Khan', 'children': [
        { 'id': 'M129', 'name': 'Deepak Nair', 'children': [
          { 'id': 'M137', 'name': 'Babu Joshi', 'children': [] },
        ] },
      ] },
    ] },
    { 'id': 'M141', 'name': 'Latif Patel', 'children': [] },
  ] },
  { 'id': 'M009', 'name': 'Farhan Gowda', 'children': [
    { 'id': 'M029', 'name': 'Tara Rao', 'children': [
      { 'id': 'M042', 'name': 'Radha Pillai', 'children': [] },
      { 'id': 'M065', 'name': 'Farhan Gowda', 'children': [
        { 'id': 'M090', 'name': 'Chitra Gowda', 'children': [
          { 'id': 'M140', 'name': 'Farhan Singh', 'children': [
            { 'id': 'M160', 'name': 'Esha Nair', 'children': [] },
          ] },
        ] },
        { 'id': 'M142', 'name': 'Chitra Nair', 'children': [] },
        { 'id': 'M187', 'name': 'Prakash Joshi', 'children': [] },
      ] },
    ] },
    { 'id': 'M045', 'name': 'Harish Bora', 'children': [
      { 'id': 'M052', 'name': 'Jatin Bora', 'children': [] },
      { 'id': 'M088', 'name': 'Manju Pillai', 'children': [] },
      { 'id': 'M144', 'name': 'Esha Pillai', 'children': [
        { 'id': 'M154', 'name': 'Kamala Nair', 'children': [
          { 'id': 'M185', 'name': 'Aarti Gowda', 'children': [
            { 'id': 'M194', 'name': 'Naveen Singh', 'children': [] },
          ] },
        ] },
        { 'id': 'M157', 'name': 'Omana Gowda', 'children': [] },
      ] },
    ] },
    { 'id': 'M058', 'name': 'Tara Rao', 'children': [
      { 'id': 'M093', 'name': 'Salim Patel', 'children': [
        { 'id': 'M149', 'name': 'Babu Singh', 'children': [] },
        { 'id': 'M169', 'name': 'Omana Patel', 'children': [
          { 'id': 'M186', 'name': 'Yasmin Joshi', 'children': [] },
        ] },
      ] },
    ] },
  ] },
] }
