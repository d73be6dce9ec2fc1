/** What the migrations that the baseline stands for left in the table of an earlier version: number and checksum. */
export const earlierMigrations = `
  1:1f5cd27f 2:41972f58 3:49628aed 4:c4aa21ac 5:cf55f277 6:ebcd4159 7:c660a504 8:7207ff3a 9:259b1590 10:fa4d75af
  11:5410979e 12:cd745440 15:0145d529 16:87d1fdd2 17:f03f4135 20:df1f7621 21:c5426619 22:8c10a6fe 23:3c51735d
  27:481c042d 28:45c21464 33:2df49ee7 34:4f1a9855 40:a1f52233 44:170dfafd 45:3188c1ac 46:05c73b2a 47:8faf552f
  48:75430cad 49:74670aa6 50:ba3006a9 51:b9c63665 52:584ee542 53:07e07b34 54:c15f4b35 60:a48d1893 61:6997c8b0
  62:b03152ac 63:e1c1ccec 64:4c6e7511 65:b6f62fc1 66:0530589e 67:dfeee067 68:1d05da30 69:f046b73b 70:1a432fcf
  71:c92816b1 72:cbbc0ad3 73:136bac5d 74:40687c5a 75:6a2e67d0 76:3d35dd35 77:bd0bfb21 78:94f2adb1 79:ea660bad
  80:16af4d66 81:312f995c 83:ece988c0 84:fa33fd27 85:a4b9ffb5 86:1665e567 87:d76b93b5 89:fd197b96 90:5afe6110
  91:12663210`
  .trim()
  .split(/\s+/)
  .map((entry) => {
    const [number, sha256 = ''] = entry.split(':')
    return { number: Number(number), name: `${number!.padStart(4, '0')}_earlier.sql`, sha256 }
  })
