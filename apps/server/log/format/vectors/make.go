// Makes the vectors of this folder with Go's own implementation, which shares no line with ours:
// GO111MODULE=off GOPATH=/usr/share/gocode go run make.go
package main

import (
	"bytes"
	"crypto/ed25519"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"os"

	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type inclusion struct {
	Size, Index int64
	Path        []string
}
type consistency struct {
	Older, Size int64
	Path        []string
}
type vectors struct {
	Roots        map[string]string
	Inclusions   []inclusion
	Consistences []consistency
	Tiles        map[string]string
	Vkey         string
	Notes        []string
}

func texts(hashes []tlog.Hash) []string {
	all := []string{}
	for _, hash := range hashes {
		all = append(all, hash.String())
	}
	return all
}

func must(err error) {
	if err != nil {
		panic(err)
	}
}

func main() {
	const most = 700
	var stored []tlog.Hash
	reader := tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		list := make([]tlog.Hash, len(indexes))
		for i, at := range indexes {
			list[i] = stored[at]
		}
		return list, nil
	})
	out := vectors{Roots: map[string]string{}, Tiles: map[string]string{}}
	seed := bytes.Repeat([]byte{7}, 32)
	private := ed25519.NewKeyFromSeed(seed)
	name := "example.com/log"
	vkey, err := note.NewEd25519VerifierKey(name, private.Public().(ed25519.PublicKey))
	must(err)
	out.Vkey = vkey
	keyHash := vkey[len(name)+1 : len(name)+9]
	signer, err := note.NewSigner("PRIVATE+KEY+" + name + "+" + keyHash + "+" +
		base64.StdEncoding.EncodeToString(append([]byte{1}, seed...)))
	must(err)
	for n := int64(0); n < most; n++ {
		hashes, err := tlog.StoredHashes(n, []byte(fmt.Sprintf("entry %d", n)), reader)
		must(err)
		stored = append(stored, hashes...)
		size := n + 1
		root, err := tlog.TreeHash(size, reader)
		must(err)
		if size <= 9 || size == 33 || (size >= 255 && size <= 257) || size == 513 || size == most {
			out.Roots[fmt.Sprint(size)] = root.String()
			text := fmt.Sprintf("%s\n%d\n%s\n", name, size, root)
			message, err := note.Sign(&note.Note{Text: text}, signer)
			must(err)
			out.Notes = append(out.Notes, string(message))
			for _, index := range []int64{0, size / 3, size - 1} {
				proof, err := tlog.ProveRecord(size, index, reader)
				must(err)
				out.Inclusions = append(out.Inclusions, inclusion{size, index, texts(proof)})
			}
			for _, older := range []int64{1, (size + 1) / 2, size/3 + 1} {
				proof, err := tlog.ProveTree(size, older, reader)
				must(err)
				out.Consistences = append(out.Consistences, consistency{older, size, texts(proof)})
			}
		}
	}
	for _, tile := range tlog.NewTiles(8, 0, most) {
		data, err := tlog.ReadTileData(tile, reader)
		must(err)
		out.Tiles[tile.Path()] = fmt.Sprintf("%x", sha256.Sum256(data))
	}
	encoder := json.NewEncoder(os.Stdout)
	must(encoder.Encode(out))
}
